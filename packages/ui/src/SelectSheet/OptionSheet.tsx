import { useRef } from 'react'
import { Sheet } from '../Sheet/Sheet.tsx'
import { OptionList, type OptionListTexts } from './OptionList.tsx'
import type { SelectOption } from './SelectOption.ts'

export type OptionSheetProps = OptionListTexts & {
  /** The id of the list box. The button that opens the sheet refers to it by `aria-controls`. */
  readonly id: string
  readonly title: string
  readonly closeLabel: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onPick: (value: string) => void
}

/**
 * Renders a sheet with a list of options. The list opens at the selected option. The sheet closes when the player
 * selects an option.
 */
export function OptionSheet({
  id,
  title,
  closeLabel,
  options,
  value,
  open,
  onOpenChange,
  onPick,
  ...texts
}: OptionSheetProps) {
  const first = useRef<HTMLButtonElement>(null)
  const pick = (picked: string) => {
    onOpenChange(false)
    if (picked !== value) onPick(picked)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel} initialFocus={first}>
      <OptionList {...texts} id={id} label={title} options={options} value={value} first={first} onPick={pick} />
    </Sheet>
  )
}
