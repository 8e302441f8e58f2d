import { ApiError } from '@lobby/api'
import { applyActivity } from '@lobby/api/operations/promotion'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { usePictureUploads } from '@lobby/platform/media'
import { countGraphemes } from '@lobby/platform/validation'
import { FormNotice, SubmitButton, TextArea } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState } from 'react'
import { usePromotionStepMutation } from '../model/usePromotionStepMutation.ts'
import type { ReceivedPromotionDetail } from '../queries/activities.ts'
import styles from './ApplicationSheet.module.css'
import { ApplicationPicturePicker } from './ApplicationPicturePicker.tsx'
import { PromotionStepProblemNotice } from './PromotionStepProblemNotice.tsx'

export interface ApplicationSheetProps {
  readonly detail: ReceivedPromotionDetail
  readonly open: boolean
  readonly onClose: () => void
  /** Called after the platform has received the application. */
  readonly onApplied: () => void
}

/**
 * Renders the form to apply for a promotion: a comment and pictures. The form retains its values while the screen is
 * open, even if the sheet closes or the session expires.
 */
export function ApplicationSheet({
  detail: { activity, maxComment, mostImages },
  open,
  onClose,
  onApplied,
}: ApplicationSheetProps) {
  const t = useText()
  const api = useApi()
  const { notice } = useNotify()
  const { activityId } = activity
  const [comment, setComment] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const pictures = usePictureUploads({ purpose: 'PROMOTION', maxCount: mostImages })
  const step = usePromotionStepMutation<{ readonly comment: string; readonly images: readonly string[] }>({
    activityId,
    getStep: () => 'APPLY',
    send: async ({ comment: said, images }, idempotencyKey) => {
      try {
        return await api.call(applyActivity, {
          body: { activityId, comment: said, ...(images.length > 0 && { images: [...images] }) },
          idempotencyKey,
        })
      } catch (error) {
        if (isPictureDeleted(error)) pictures.uploadAgain()
        throw error
      }
    },
    onDone: () => {
      notice(t('promotions.done.APPLY'), 3000)
      onApplied()
    },
  })

  const length = countGraphemes(comment.trim())
  const commentError =
    length > maxComment
      ? t('promotions.comment.long', { most: maxComment })
      : wasSubmitted && length === 0
        ? t('promotions.comment.none')
        : undefined
  const isUploading =
    pictures.isChecking || pictures.chosen.some(({ state }) => state === 'waiting' || state === 'sending')
  const reason = isUploading
    ? t('promotions.pictures.wait')
    : pictures.chosen.some(({ state }) => state === 'failed')
      ? t('promotions.pictures.mend')
      : undefined

  const submit = () => {
    setWasSubmitted(true)
    if (length === 0 || length > maxComment || reason !== undefined) return
    step.send({ comment: comment.trim(), images: pictures.imageIds })
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('promotions.apply.title')}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}>
        <p className={styles.about}>{activity.title}</p>
        <TextArea
          label={t('promotions.comment')}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          count={`${length} / ${maxComment}`}
          error={commentError}
          hint={t('promotions.comment.hint')}
          required
        />
        <ApplicationPicturePicker pictures={pictures} limit={mostImages} />
        {step.sendAgain && <FormNotice tone="info">{t('promotions.apply.again')}</FormNotice>}
        {isPictureDeleted(step.error) ? (
          <FormNotice tone="warn">{t('promotions.pictures.forgotten')}</FormNotice>
        ) : (
          <PromotionStepProblemNotice step={step} />
        )}
        {!step.isOutcomeUnknown && (
          <SubmitButton busy={step.isBusy} reason={reason}>
            {t('promotions.apply.send')}
          </SubmitButton>
        )}
      </form>
    </Sheet>
  )
}

/**
 * Returns true if the platform has deleted an uploaded picture. The platform deletes a picture after an hour if no
 * application uses it.
 */
const isPictureDeleted = (error: unknown) => error instanceof ApiError && error.code === 'upload.unknown'
