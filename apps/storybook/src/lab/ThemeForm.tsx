import { Segmented } from '@lobby/ui'
import { useId, type ReactNode } from 'react'
import { choiceNames, choices, colourNames, type ChoiceName, type Choices } from './choices.ts'
import styles from './lab.module.css'

export interface ThemeFormProps {
  readonly values: Choices
  /** What an absent colour is derived to. */
  readonly derived: Readonly<Partial<Record<ChoiceName, string>>>
  /** Undefined leaves it out. */
  readonly onChange: (name: ChoiceName, value: string | undefined) => void
}

const about: Readonly<Record<ChoiceName, string>> = {
  mode: 'Mode',
  brand: 'Brand: the one action',
  page: 'Page: the ground',
  accent: 'Accent: live things',
  gradient: 'Gradient: far end of the action',
  text: 'Text',
  radius: 'Radius',
  density: 'Density',
  header: 'Logo',
  tiles: 'Tiles',
  bar: 'Bottom bar',
  rails: 'Rails',
  lead: 'Home opens with',
}

interface ColourProps {
  readonly name: ChoiceName
  readonly value: string | undefined
  readonly derived: string
  readonly onChange: (value: string | undefined) => void
}

/** A colour by the picker and by its digits; one that may be left out has a tick. */
function Colour({ name, value, derived, onChange }: ColourProps) {
  const id = useId()
  const shown = value ?? derived
  return (
    <div className={styles.colour} role="group" aria-labelledby={id}>
      <input
        type="color"
        aria-label={`${about[name]}, picker`}
        value={shown}
        disabled={value === undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={id}>{about[name]}</span>
      <input
        key={shown}
        className={styles.digits}
        aria-label={`${about[name]}, digits`}
        defaultValue={shown}
        disabled={value === undefined}
        spellCheck={false}
        maxLength={7}
        onChange={({ target }) => /^#[\da-f]{6}$/i.test(target.value) && onChange(target.value)}
      />
      {choices[name].optional && (
        <label>
          <input
            type="checkbox"
            checked={value !== undefined}
            onChange={({ target }) => onChange(target.checked ? shown : undefined)}
          />{' '}
          own
        </label>
      )}
    </div>
  )
}

function Choice({ name, value, onChange }: Omit<ColourProps, 'derived'>) {
  const { options = [], optional } = choices[name]
  if (!optional)
    return (
      <Segmented
        label={about[name]}
        labelled
        items={options.map((option) => ({ id: option, label: option }))}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <label className={styles.select}>
      {about[name]}
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}>
        <option value="">as the platform</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}

/** Everything that a theme decides, but for its faces, to be changed while one looks. */
export function ThemeForm({ values, derived, onChange }: ThemeFormProps): ReactNode {
  return (
    <div className={styles.form}>
      {colourNames.map((name) => (
        <Colour
          key={name}
          name={name}
          value={values[name]}
          derived={derived[name] ?? '#000000'}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {choiceNames
        .filter((name) => choices[name].options)
        .map((name) => (
          <Choice key={name} name={name} value={values[name]} onChange={(value) => onChange(name, value)} />
        ))}
    </div>
  )
}
