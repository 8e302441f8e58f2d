import { useText } from '@lobby/i18n'
import { SubmitButton } from '@lobby/ui'
import type { DocumentsFormState } from '../model/useDocumentsForm.ts'
import { DocumentPicturePicker } from './DocumentPicturePicker.tsx'
import styles from './DocumentsForm.module.css'

/**
 * Renders the second step of the documents form: the pictures of the document's front and back. A passport needs only
 * the front.
 */
export function DocumentPicturesStep({ documents }: { readonly documents: DocumentsFormState }) {
  const t = useText()
  const { documentSides, pictures, goToStep } = documents
  const missing = documentSides.find((side) => pictures[side].imageIds.length === 0)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing) goToStep(2)
      }}>
      {documentSides.map((side) => (
        <DocumentPicturePicker key={side} documents={documents} name={side} />
      ))}
      <SubmitButton reason={missing && t('security.picture.missing')}>{t('security.step.next')}</SubmitButton>
    </form>
  )
}
