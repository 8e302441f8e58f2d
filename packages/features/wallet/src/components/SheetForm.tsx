import { useText } from '@lobby/i18n'
import { FormNotice, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import styles from './SheetForm.module.css'

export interface SheetFormProps {
  readonly title: string
  readonly submitLabel: string
  readonly busy: boolean
  /** It cannot be closed while it is busy: money is under way. */
  readonly stays?: boolean
  /** What has failed of all of it, beside what belongs to a field. */
  readonly notice: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet that asks for a few fields and is sent by one press. */
export function SheetForm({
  title,
  submitLabel,
  busy,
  stays = false,
  notice,
  onSubmit,
  onClose,
  children,
}: SheetFormProps) {
  const t = useText()
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !(stays && busy) && onClose()}
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
