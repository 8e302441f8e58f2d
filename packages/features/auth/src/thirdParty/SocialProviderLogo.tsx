import type { SocialProvider } from './ThirdPartySignIn.ts'

/** Renders the logo of a third party in its own colours. Themes do not change these colours. */
export function SocialProviderLogo({ provider }: { readonly provider: SocialProvider }) {
  if (provider === 'facebook') {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle fill="#1877f2" cx="12" cy="12" r="12" />
        <path
          fill="#fff"
          d="M16.7 15.5l.5-3.5h-3.3V9.8c0-.9.5-1.9 2-1.9h1.5V5s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.6V12H7.1v3.5h3.1V24a12.3 12.3 0 0 0 3.7 0v-8.5z"
        />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.2h6.6c-.1 1.1-.9 2.8-2.5 3.9v2.6h3.6c2.300-2.100 3.800-5.100 3.800-8.500z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.200 0 6-1.100 7.900-2.900l-3.700-2.800c-1 .7-2.400 1.200-4.200 1.200-3.200 0-5.900-2.100-6.800-5H1.400v2.900C3.400 21.300 7.400 24 12 24z"
      />
      <path
        fill="#fbbc05"
        d="M5.200 14.500c-.2-.8-.4-1.600-.4-2.500s.1-1.700.4-2.500V6.600H1.400A12 12 0 0 0 0 12c0 1.900.5 3.800 1.400 5.400z"
      />
      <path
        fill="#ea4335"
        d="M12 4.600c2.300 0 3.800 1 4.700 1.800l3.400-3.300C18 1.200 15.200 0 12 0 7.400 0 3.400 2.700 1.400 6.600l3.800 2.900c1-2.900 3.600-4.900 6.800-4.900z"
      />
    </svg>
  )
}
