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
  /** `brand` if this is the only action of a screen. */
  readonly tone?: 'plain' | 'brand'
}

/** The loading message shows until the response arrives; it hides after this time at the latest (AUTH-134). */
const LOADING_DURATION_MS = 9_999_000

/** Starts test play: a trial account with play money, without a registration (specification part 1, section 2). */
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
        // Loaded at the press: few visitors start a trial.
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
