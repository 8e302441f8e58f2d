import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { CaptchaField as PictureField, type TextFieldProps } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { captchaQuery } from '../queries/captcha.ts'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing' | 'digits'> {
  /** Which captcha is shown; a new id is a new picture. */
  readonly captchaId: string
  /** The picture was tapped: the parent chooses a new id. */
  readonly onRefresh: () => void
}

/** Digits to copy from the platform's picture; a tap on the picture gets another one (specification part 1, section 5). */
export function CaptchaField({ captchaId, ...input }: CaptchaFieldProps) {
  const t = useText()
  const picture = useQuery(captchaQuery(useApi(), captchaId))
  return (
    <PictureField
      {...input}
      label={t('auth.captcha.label')}
      picture={picture.data}
      failed={picture.isError}
      refreshLabel={t('auth.captcha.refresh')}
      failedText={t('auth.captcha.again')}
      loadingLabel={t('core.loading')}
    />
  )
}
