import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { describePictureProblems } from '@lobby/platform/media'
import { PicturePicker } from '@lobby/ui'
import type { DocumentsFormState, DocumentPictureName } from '../model/useDocumentsForm.ts'

export interface DocumentPicturePickerProps {
  readonly documents: DocumentsFormState
  readonly name: DocumentPictureName
}

const labels = {
  front: 'security.picture.front',
  back: 'security.picture.back',
  selfie: 'security.step.selfie',
} as const

/** Lets the member pick one picture of a document. Shows a preview, the progress of the upload, and any error. */
export function DocumentPicturePicker({
  documents: { pictures, call, refusedField: field },
  name,
}: DocumentPicturePickerProps) {
  const t = useText()
  const { chosen, isChecking, add, remove, retry } = pictures[name]
  return (
    <PicturePicker
      label={t(labels[name])}
      hint={t(name === 'front' ? 'security.picture.front.hint' : 'security.picture.hint')}
      error={
        describePictureProblems(t, pictures[name], 1) ??
        (field === name ? t(getRefusalMessageId(call.error)) : undefined)
      }
      pictures={chosen}
      maxPictures={1}
      busy={isChecking}
      addLabel={t('security.picture.add')}
      stateLabel={(state) => t(`security.picture.state.${state}`)}
      removeLabel={(file) => t('security.picture.remove', { name: file })}
      retryLabel={(file) => t('security.picture.retry', { name: file })}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  )
}
