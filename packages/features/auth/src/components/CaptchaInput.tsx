import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { CaptchaField, type TextFieldProps } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { captchaQuery } from '../queries/captcha.ts'

export interface CaptchaInputProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'digits' | 'label'> {
  readonly label: string
  /** The id of the captcha. A new id fetches a new picture. */
  readonly captchaId: string
  /** Called when the player presses the picture. Pass a new `captchaId` then. */
  readonly onRefresh: () => void
}

/**
 * Renders the captcha's picture and a field for its digits, at most six. A press on the picture requests another
 * captcha (specification part 1, section 5).
 */
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
