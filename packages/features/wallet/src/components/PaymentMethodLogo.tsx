import { CreditCard, Landmark } from '@lobby/ui/icons'

/** Shows the icon for a kind of payment method: the Pix logo, a bank or a card. */
export function PaymentMethodLogo({ kind }: { readonly kind: string }) {
  if (kind === 'BANK') return <Landmark aria-hidden />
  if (kind !== 'PIX') return <CreditCard aria-hidden />
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d="M12 2.5 7.6 6.9 12 11.3l4.4-4.4zM12 12.7l-4.4 4.4 4.4 4.4 4.4-4.4zM6.9 7.6 2.5 12l4.4 4.4 4.4-4.4zM17.1 7.6 12.7 12l4.4 4.4 4.4-4.4z" />
    </svg>
  )
}
