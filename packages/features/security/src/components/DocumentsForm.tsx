import { useText } from '@lobby/i18n'
import { Stepper } from '@lobby/ui'
import { useCloseOnBack } from '@lobby/ui/back-closes'
import { useEffect, useRef } from 'react'
import { documentsFormSteps, useDocumentsForm } from '../model/useDocumentsForm.ts'
import type { DocumentCheck } from '../queries/documents.ts'
import { DocumentDetailsStep } from './DocumentDetailsStep.tsx'
import { DocumentPicturesStep } from './DocumentPicturesStep.tsx'
import styles from './DocumentsForm.module.css'
import { DocumentSelfieStep } from './DocumentSelfieStep.tsx'

/**
 * Renders the form that sends identity documents in three steps: details, document pictures, selfie. The Back button
 * returns to the previous step and does not delete the typed values.
 */
export function DocumentsForm({ check }: { readonly check: DocumentCheck }) {
  const t = useText()
  const documents = useDocumentsForm(check)
  const { step, goToStep, call } = documents
  const back = (to: number) => {
    if (!call.isBusy) goToStep(to)
  }
  useCloseOnBack(step > 0, () => back(0))
  useCloseOnBack(step > 1, () => back(1))
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) title.current?.focus()
    before.current = step
  }, [step])
  const id = documentsFormSteps[step] ?? 'details'
  return (
    <>
      <Stepper
        label={t('security.steps')}
        doneLabel={t('security.step.done')}
        current={step}
        steps={documentsFormSteps.map((each) => ({ id: each, label: t(`security.step.${each}`) }))}
        onStep={goToStep}
      />
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t(`security.step.${id}.title`)}
        </h2>
        <p className={styles.text}>{t(`security.step.${id}.text`)}</p>
      </div>
      {id === 'details' && <DocumentDetailsStep documents={documents} />}
      {id === 'document' && <DocumentPicturesStep documents={documents} />}
      {id === 'selfie' && <DocumentSelfieStep documents={documents} />}
    </>
  )
}
