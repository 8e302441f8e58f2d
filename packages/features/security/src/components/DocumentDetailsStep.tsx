import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { Chips, DateField, SubmitButton, TextField } from '@lobby/ui'
import { Lock } from '@lobby/ui/icons'
import { documentTypes, type DocumentDetailName } from '../model/validateDocumentDetails.ts'
import type { DocumentsFormState } from '../model/useDocumentsForm.ts'
import styles from './DocumentsForm.module.css'

/**
 * Renders the first step of the documents form: the fields for the document type, and for the name, number and date of
 * birth on the document.
 */
export function DocumentDetailsStep({ documents }: { readonly documents: DocumentsFormState }) {
  const t = useText()
  const { details, change, problems, submitDetails, latestBirthDate, call, refusedField } = documents
  const errorOf = (name: DocumentDetailName) => {
    const problem = problems[name]
    if (problem === 'missing') return t('security.required')
    if (problem === 'young') return t('security.birthDate.young')
    if (problem) return t(`security.${name}.format`)
    return refusedField === name ? t(getRefusalMessageId(call.error)) : undefined
  }
  const field = (name: DocumentDetailName) => ({
    value: details[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [name]: target.value }),
    error: errorOf(name),
    required: true,
  })
  const passport = details.documentType === 'PASSPORT'
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitDetails()
      }}>
      <div className={styles.chips}>
        <span className={styles.label} aria-hidden="true">
          {t('security.step.document')}
        </span>
        <Chips
          label={t('security.step.document')}
          items={documentTypes.map((id) => ({ id, label: t(`security.type.${id}`) }))}
          value={[details.documentType]}
          onChange={([id]) =>
            change({ documentType: documentTypes.find((type) => type === id) ?? details.documentType })
          }
        />
      </div>
      <TextField
        {...field('fullName')}
        label={t('security.fullName')}
        hint={t('security.fullName.hint')}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...field('documentNumber')}
        label={t('security.documentNumber')}
        hint={t(passport ? 'security.documentNumber.hint.passport' : 'security.documentNumber.hint')}
        inputMode={passport ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
      />
      <DateField
        {...field('birthDate')}
        label={t('security.birthDate')}
        autoComplete="bday"
        min="1900-01-01"
        max={latestBirthDate}
      />
      <p className={styles.private}>
        <Lock aria-hidden />
        {t('security.private')}
      </p>
      <SubmitButton>{t('security.step.next')}</SubmitButton>
    </form>
  )
}
