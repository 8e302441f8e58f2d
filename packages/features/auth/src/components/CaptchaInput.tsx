import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { CaptchaField, type TextFieldProps } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { captchaQuery } from '../queries/captcha.ts'

export interface CaptchaInputProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits' | 'label'> {
  readonly label: string
  /** Which captcha is shown; a new id is a new picture. */
  readonly captchaId: string
  /** The picture was pressed: the parent chooses a new id. */
  readonly onRefresh: () => void
}

/** Digits to copy from the platform's picture; a press on it gets another one (specification part 1, section 5). Six digits at most. */
export function CaptchaInput({ captchaId, onRefresh, ...input }: CaptchaInputProps) {
  const t = useText()
  const picture = useQuery(captchaQuery(useApi(), captchaId))
  return (
    <CaptchaField
      {...input}
      picture={picture.data}
      failed={picture.isError}
      onRefresh={onRefresh}
      refreshLabel={t('auth.captcha.refresh')}
      failedText={t('auth.captcha.again')}
      loadingLabel={t('core.loading')}
    />
  )
}
