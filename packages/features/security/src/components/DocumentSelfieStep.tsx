import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { FormNotice, InlineNotice, SubmitButton } from '@lobby/ui'
import type { DocumentsFormState } from '../model/useDocumentsForm.ts'
import { DocumentPicturePicker } from './DocumentPicturePicker.tsx'
import styles from './DocumentsForm.module.css'

/**
 * Renders the third step of the documents form: a selfie with the document, and the button that sends details and
 * pictures.
 */
export function DocumentSelfieStep({ documents }: { readonly documents: DocumentsFormState }) {
  const t = useText()
  const {
    pictures: { selfie },
    send,
    call: { isBusy, error, sendAgain },
    refusedField,
  } = documents
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}>
      <DocumentPicturePicker documents={documents} name="selfie" />
      {sendAgain && <InlineNotice tone="info">{t('security.again')}</InlineNotice>}
      <FormNotice>{error !== null && refusedField === undefined && t(getRefusalMessageId(error))}</FormNotice>
      <SubmitButton busy={isBusy} reason={selfie.imageIds.length === 0 && t('security.picture.missing')}>
        {t('security.set.documents')}
      </SubmitButton>
    </form>
  )
}
