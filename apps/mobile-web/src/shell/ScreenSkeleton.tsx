import { Page, Spinner } from '@lobby/ui'

/** A screen whose chunk is on its way. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <Page>
      <Spinner label={label} />
    </Page>
  )
}
