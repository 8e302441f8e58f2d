import { useState } from 'react'
import {
  Chips,
  OneTimeCode,
  Page,
  Pager,
  RemovableChips,
  SearchField,
  Section,
  SelectSheet,
  Stepper,
  Switch,
} from '../index.ts'
import { DateRange } from '../pickers.ts'
import styles from './SampleStates.module.css'

const noop = () => {}
const categories = ['All', 'Slots', 'Live casino with very long name', 'Fish', 'Sports'].map((label) => ({
  id: label,
  label,
}))
const steps = ['Account', 'Personal details', 'Confirmation'].map((label) => ({ id: label, label }))
const countries = [
  { value: 'AO', label: 'Angola', detail: '+244', group: 'Africa' },
  { value: 'ZA', label: 'South Africa', detail: '+27', group: 'Africa', disabled: true },
  { value: 'BR', label: 'Brazil', detail: '+55', group: 'America' },
  { value: 'PT', label: 'Portugal', detail: '+351', group: 'Europe' },
]
const dates = {
  label: 'Days',
  presets: [
    { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
    { id: 'week', label: '7 days', from: '2026-11-14', to: '2026-11-20' },
  ],
  max: '2026-11-20',
  format: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  texts: {
    custom: 'Other days',
    from: 'From',
    to: 'To',
    apply: 'Show',
    close: 'Close',
    missing: 'Choose a day.',
    order: 'The last day is before the first one.',
    outside: 'Choose a day up to today.',
  },
}
const country = {
  label: 'Country',
  options: countries,
  onChange: noop,
  placeholder: 'Choose a country',
  closeLabel: 'Close',
  failedText: 'The list did not come. Press to try again.',
  searchLabel: 'Search countries',
  clearLabel: 'Clear search',
  noneText: 'No country found.',
} as const
const pager = {
  label: 'Pages',
  onPage: noop,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
  positionLabel: (page: number, pages: number) => `${page} of ${pages}`,
}

/** Renders the components for typing, choosing and paging in their states. */
export function SampleInputs() {
  const [many, setMany] = useState<readonly string[]>(['Slots', 'Fish'])
  return (
    <Page>
      <Section title="Codes and search">
        <div className={styles.stack}>
          <OneTimeCode label="Code" value="123" onChange={noop} hint="We sent it to +55 11 9****-5678" />
          <OneTimeCode
            label="Wrong code"
            value="123456"
            onChange={noop}
            error="This code is wrong. Ask for a new one."
          />
          <OneTimeCode label="Eight digits" length={8} value="1234" onChange={noop} busy />
          <SearchField label="Search games" value="" onChange={noop} clearLabel="Clear search" />
          <SearchField
            label="Search a list"
            value="dragon"
            onChange={noop}
            clearLabel="Clear search"
            results="26 games"
            busy
          />
        </div>
      </Section>
      <Section title="Choices">
        <div className={styles.stack}>
          <Switch label="Hide amounts" hint="Balances show as dots until you tap them." defaultChecked />
          <Switch label="Sounds" />
          <Switch label="Push messages" busy />
          <Switch label="Not for trial accounts" disabled />
          <Chips label="Category" items={categories} value={['Slots']} onChange={noop} layout="scroll" />
          <Chips label="Categories" items={categories} value={many} onChange={setMany} choose="many" />
          <RemovableChips
            label="Filters"
            items={categories.slice(1, 3)}
            onRemove={noop}
            removeLabel={(label) => `Remove ${label}`}
          />
          <SelectSheet {...country} value="BR" />
          <SelectSheet {...country} label="Nationality" value="" error="Choose where you live." />
          <SelectSheet {...country} label="Bank" value="" hint="Loading the banks" busy />
          <DateRange {...dates} value={{ from: '2026-11-14', to: '2026-11-20' }} onChange={noop} />
          <DateRange {...dates} label="Other days" value={{ from: '2026-11-01', to: '2026-11-09' }} onChange={noop} />
        </div>
      </Section>
      <Section title="Where one is">
        <div className={styles.stack}>
          <Stepper label="Registration" steps={steps} current={1} doneLabel="done" onStep={noop} />
          <Pager {...pager} page={6} pages={12} />
          <Pager {...pager} label="Few pages" page={1} pages={3} />
        </div>
      </Section>
    </Page>
  )
}
