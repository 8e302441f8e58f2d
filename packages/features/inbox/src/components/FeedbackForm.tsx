import { ApiError } from '@lobby/api'
import { useLanguageFormat, useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { describePictureProblems, usePictureUploads } from '@lobby/platform/media'
import { countGraphemes } from '@lobby/platform/validation'
import { Chips, FormNotice, PicturePicker, SubmitButton, TextArea } from '@lobby/ui'
import { getFeedbackCategoryMessageId } from '../model/getFeedbackCategoryMessageId.ts'
import { useFeedbackForm } from '../model/useFeedbackForm.ts'
import type { Feedback, FeedbackPage } from '../queries/feedback.ts'
import { RetryAfterSignInNotice } from './RetryAfterSignInNotice.tsx'
import styles from './FeedbackForm.module.css'

export interface FeedbackFormProps {
  /** The platform's limits for a message: its length, its number of pictures and its categories. */
  readonly settings: Pick<FeedbackPage, 'minCount' | 'maxCount' | 'mostImages' | 'categories'>
  readonly onSent: (feedback: Feedback) => void
}

/**
 * Renders the form for a message to the platform's staff: a category, a text, and pictures if the platform allows any.
 * Counts the length of the text in graphemes (MEMB-079).
 */
export function FeedbackForm({ settings: { minCount, maxCount, mostImages, categories }, onSent }: FeedbackFormProps) {
  const t = useText()
  const { number } = useLanguageFormat()
  const { draft, change, send, isBusy, error, sendAgain } = useFeedbackForm(onSent)
  const pictures = usePictureUploads({ purpose: 'FEEDBACK', maxCount: mostImages })
  const { category, content } = draft
  const count = countGraphemes(content.trim())
  const field = error instanceof ApiError ? error.data?.field : undefined
  const tooLong = count > maxCount ? t('inbox.feedback.reason.long', { count: count - maxCount }) : undefined
  const uploading = pictures.isChecking || pictures.chosen.some(({ state }) => state !== 'sent')

  const findReason = () => {
    if (!categories.includes(category)) return t('inbox.feedback.reason.kind')
    if (count < minCount) return t('inbox.feedback.reason.short', { count: minCount - count })
    return tooLong ?? (uploading ? t('inbox.feedback.reason.pictures') : undefined)
  }
  const disabledReason = findReason()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (disabledReason === undefined) send({ category, content: content.trim(), images: pictures.imageIds })
      }}>
      <p className={styles.lead}>{t('inbox.feedback.lead')}</p>
      <fieldset className={styles.kinds}>
        <legend>{t('inbox.feedback.kind')}</legend>
        <Chips
          label={t('inbox.feedback.kind')}
          items={categories.map((id) => ({ id, label: t(getFeedbackCategoryMessageId(id)) }))}
          value={[category]}
          onChange={([chosen = '']) => change({ category: chosen })}
        />
      </fieldset>
      <TextArea
        label={t('inbox.feedback.text')}
        rows={5}
        value={content}
        onChange={({ target }) => change({ content: target.value })}
        hint={t('inbox.feedback.hint', { min: minCount, max: maxCount })}
        error={tooLong ?? (field === 'content' ? t(getRefusalMessageId(error)) : undefined)}
        count={t('inbox.feedback.count', { count: number(count), max: number(maxCount) })}
      />
      {mostImages > 0 && (
        <PicturePicker
          label={t('inbox.feedback.pictures')}
          hint={t('inbox.feedback.pictures.hint')}
          error={describePictureProblems(t, pictures, mostImages)}
          pictures={pictures.chosen}
          maxPictures={mostImages}
          busy={pictures.isChecking}
          addLabel={t('inbox.feedback.pictures.add')}
          stateLabel={(state) => t(`inbox.feedback.pictures.${state}`)}
          removeLabel={(name) => t('inbox.feedback.pictures.remove', { name })}
          retryLabel={(name) => t('inbox.feedback.pictures.retry', { name })}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      )}
      {sendAgain ? (
        <RetryAfterSignInNotice onRetry={sendAgain} busy={isBusy} />
      ) : (
        <FormNotice>{error !== null && field !== 'content' && t(getRefusalMessageId(error))}</FormNotice>
      )}
      <SubmitButton busy={isBusy} reason={disabledReason}>
        {t('inbox.feedback.send')}
      </SubmitButton>
    </form>
  )
}
