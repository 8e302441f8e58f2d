import { useSay } from '@lobby/platform/money'
import { Money, type MoneyProps } from '@lobby/ui'
import type { Amount } from '../model/report.ts'

/** An amount as it is meant: with its sign where it says whether money came or went. */
export function AmountOf({ minor, signed = false, tone, size }: Amount & Pick<MoneyProps, 'size'>) {
  const say = useSay()
  return <Money text={signed ? say.signed(minor) : say.money(minor)} {...(tone && { tone })} {...(size && { size })} />
}
