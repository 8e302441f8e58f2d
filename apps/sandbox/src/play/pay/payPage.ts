import { escape } from '../../domain/escape.ts'
import { formatMoney } from '../../domain/formatMoney.ts'
import type { Language } from '../../domain/language.ts'
import type { DepositRow } from '../../domain/money/deposits.ts'

interface PayPage {
  readonly row: DepositRow
  readonly house: string
  readonly currency: string
  readonly backTo: string
  /** Why the platform is closed, if it is. */
  readonly closed: 'maintenance' | 'region' | undefined
}

const texts: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        'locale' | 'title' | 'to' | 'pay' | 'decline' | 'ended' | 'maintenance' | 'region' | 'back' | 'note',
        string
      >
    >
  >
> = {
  EN: {
    locale: 'en',
    title: 'Confirm your payment',
    to: 'To',
    pay: 'Pay',
    decline: 'Do not pay',
    ended: 'This payment has ended.',
    maintenance: 'The site is under maintenance. Try again later.',
    region: 'The site is not offered where you seem to be.',
    back: 'Back to the site',
    note: 'A demonstration: no card is asked for, and nothing is charged.',
  },
  PT: {
    locale: 'pt-BR',
    title: 'Confirme o pagamento',
    to: 'Para',
    pay: 'Pagar',
    decline: 'Não pagar',
    ended: 'Este pagamento foi encerrado.',
    maintenance: 'O site está em manutenção. Tente de novo mais tarde.',
    region: 'O site não é oferecido onde você parece estar.',
    back: 'Voltar ao site',
    note: 'Demonstração: nenhum cartão é pedido e nada é cobrado.',
  },
}

const page = (locale: string, title: string, body: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f4f6fb"><title>${escape(title)}</title><link rel="stylesheet" href="/pay/style.css"></head>
<body><main>${body}</main></body></html>`

/** What a provider asks: to pay or not; once it has ended, the way back alone. */
export function payPage({ row, house, currency, backTo, closed }: PayPage): string {
  const text = texts[row.language]
  const amount = formatMoney(row.amount, currency, row.language)
  const back = `<a class="quiet" href="${escape(backTo)}">${text.back}</a>`
  const form = `<form method="post"><button name="decision" value="pay">${text.pay} ${escape(amount)}</button>
<button class="quiet" name="decision" value="decline">${text.decline}</button></form>`
  return page(
    text.locale,
    text.title,
    `<p class="mark" aria-hidden="true">PayDemo</p><h1>${text.title}</h1><p class="amount">${escape(amount)}</p>
<p class="to">${text.to} <strong>${escape(house)}</strong></p>${closed ? `<p role="status">${text[closed]}</p>` : ''}
${row.status === 'PENDING' ? form : `<p role="status">${text.ended}</p>${back}`}
<p class="note">${text.note}</p>`,
  )
}

/** The page of a payment that does not exist. Nobody knows its language, so both are said. */
export const unknownPayment = (): string =>
  page('en', 'PayDemo', '<h1>There is no such payment.</h1><p lang="pt-BR">Este pagamento não existe.</p>')

export const payStyle = `:root { font: 100%/1.5 system-ui, sans-serif; color: #16203a; background: #f4f6fb }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem; box-sizing: border-box }
main { width: min(100%, 24rem); background: #fff; border-radius: 1.25rem; padding: 1.75rem; box-sizing: border-box; box-shadow: 0 0.75rem 2.5rem rgb(22 32 58 / 12%) }
h1 { font-size: 1.25rem; margin: 0 0 1rem }
.mark { color: #2f5bea; font-weight: 700; letter-spacing: 0.02em; margin: 0 0 1rem }
.amount { font-size: 2.25rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.to { margin: 0.25rem 0 1.5rem; color: #4a5571 }
form { display: grid; gap: 0.75rem }
button, a.quiet { font: inherit; font-weight: 600; min-height: 3rem; border-radius: 0.875rem; border: 0; background: #2f5bea; color: #fff; padding: 0.5rem 1rem; display: grid; place-items: center; text-decoration: none }
.quiet { background: #e8ecf6; color: #16203a }
button:focus-visible, a:focus-visible { outline: 3px solid #16203a; outline-offset: 2px }
.note { font-size: 0.875rem; color: #4a5571; margin: 1.25rem 0 0 }
`
