import { useText } from '@lobby/i18n'
import { FormNotice, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import styles from './SheetForm.module.css'

export interface SheetFormProps {
  readonly title: string
  readonly submitLabel: string
  readonly busy: boolean
  /** True if the player cannot close the sheet while a payment is being sent. */
  readonly staysOpenWhileBusy?: boolean
  /** An error of the whole form. The error of a single field appears below the field. */
  readonly notice: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Renders a sheet with a short form and one submit button. */
export function SheetForm({
  title,
  submitLabel,
  busy,
  staysOpenWhileBusy = false,
  notice,
  onSubmit,
  onClose,
  children,
}: SheetFormProps) {
  const t = useText()
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !(staysOpenWhileBusy && busy) && onClose()}
      title={title}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}>
        {children}
        <FormNotice>{notice}</FormNotice>
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
      </form>
    </Sheet>
  )
}
