import { useReportFormat } from '@lobby/platform/money'
import { Money, type MoneyProps } from '@lobby/ui'
import type { ReportAmount } from '../model/report.ts'

/** Shows an amount. With `signed`, the sign shows whether the member received or paid the money. */
export function SignedMoney({ minor, signed = false, tone, size }: ReportAmount & Pick<MoneyProps, 'size'>) {
  const say = useReportFormat()
  return <Money text={signed ? say.signed(minor) : say.money(minor)} {...(tone && { tone })} {...(size && { size })} />
}
