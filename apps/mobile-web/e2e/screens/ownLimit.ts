import { at } from './ways.ts'
import type { Visit } from './visit.ts'

/** Sets one's own limit of the first period, in whole units of the currency, as a player does. */
export async function setOwnLimit(visit: Visit, kind: 'DEPOSIT' | 'LOSS', amount: string): Promise<void> {
  const { page, text } = visit
  await at('/m/responsible', 'responsible.limits')(visit)
  await page
    .getByRole('region', { name: text(`responsible.${kind}`) })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill(amount)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('responsible.edit.save') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
