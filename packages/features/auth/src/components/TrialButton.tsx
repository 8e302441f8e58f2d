import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useNotify } from '@lobby/platform/ports'
import { getErrorMessageId, useSingleMutation, useTrialApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Button, FormNotice } from '@lobby/ui'

export interface TrialButtonProps {
  /** Called after the session is stored. */
  readonly onSignedIn: () => void
  /** The tone of the button; `brand` if it is the only action of the screen. */
  readonly tone?: 'plain' | 'brand'
}

/** The maximum duration of the loading message. The message hides earlier if the response arrives (AUTH-134). */
const LOADING_DURATION_MS = 9_999_000

/**
 * Renders the button that starts a trial: an account with play money, without a registration (specification part 1,
 * section 2).
 */
export function TrialButton({ onSignedIn, tone = 'plain' }: TrialButtonProps) {
  const t = useText()
  const api = useTrialApi()
  const notify = useNotify()
  const storage = useStorage()
  const session = useSessionStore()
  const { trialCode } = useMerchant()
  const {
    mutate: play,
    isPending,
    error,
  } = useSingleMutation({
    mutationKey: ['trialPlay'],
    mutationFn: async () => {
      const hide = notify.loading(t('core.in_please_wait'), LOADING_DURATION_MS)
      try {
        // Load the code when the button is pressed, because few visitors start a trial.
        const { signInToTrial } = await import('../queries/trial.ts').catch((cause: unknown) => {
          throw new ApiError('network', { operation: 'trialPlay', cause })
        })
        const { token, userName, customerType } = await signInToTrial({ api, storage })
        session.signIn({ token, userName, merchantCode: trialCode, type: customerType, firstTimeLogin: false })
        onSignedIn()
      } finally {
        hide()
      }
    },
  })

  return (
    <>
      <Button tone={tone} size="l" wide busy={isPending} onClick={() => play()}>
        {t('auth.trial')}
      </Button>
      <FormNotice>{error !== null && t(getErrorMessageId(error))}</FormNotice>
    </>
  )
}
