import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { Spinner, TextField, type TextFieldProps } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { captchaQuery } from '../queries/captcha.ts'
import styles from './CaptchaField.module.css'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Which captcha is shown; a new id is a new picture. */
  readonly captchaId: string
  /** The picture was tapped: the parent chooses a new id. */
  readonly onRefresh: () => void
}

/** Digits to copy from a picture; a tap on the picture gets another one (specification part 1, section 5). */
export function CaptchaField({ captchaId, onRefresh, ...input }: CaptchaFieldProps) {
  const t = useText()
  const picture = useQuery(captchaQuery(useApi(), captchaId))
  const [broken, setBroken] = useState<string | null>(null)
  const failed = picture.isError || broken === captchaId

  return (
    <div className={styles.field}>
      <TextField {...input} label={t('auth.captcha.label')} inputMode="numeric" autoComplete="off" />
      <button className={styles.picture} type="button" onClick={onRefresh} aria-label={failed ? undefined : t('auth.captcha.refresh')}>
        {failed ? (
          <span>{t('auth.captcha.again')}</span>
        ) : picture.data ? (
          <img src={picture.data} alt="" width={132} height={48} onError={() => setBroken(captchaId)} />
        ) : (
          <Spinner label={t('core.loading')} />
        )}
      </button>
    </div>
  )
}
