import { useText } from '@lobby/i18n'
import { useOpenDialogAutomatically } from '@lobby/platform/environment'
import { agentRoutes } from '@lobby/platform/navigation'
import { Button, ButtonStack } from '@lobby/ui'
import { Modal } from '@lobby/ui/overlays'
import { FileSignature } from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import type { DueContractPrompt } from '../model/useContractPrompt.ts'
import styles from './ContractPrompt.module.css'

const prompts = {
  DAILY: { text: 'contracts.prompt.in_daily_salary_req', to: agentRoutes.salaryContract },
  DIVIDEND: { text: 'contracts.prompt.in_dividend_req', to: agentRoutes.dividendContract },
  HOURLY: { text: 'contracts.prompt.in_hour_salary_req', to: agentRoutes.hourContract },
} as const

/**
 * Prompts the member to answer a contract offer (AGEN-054 to AGEN-060). The member opens the offer, or dismisses the
 * prompt until the next visit. The prompt opens automatically, but never over another dialog, a form that the member is
 * filling in, or a game.
 */
export function ContractPrompt({ kind, onDone }: DueContractPrompt) {
  const t = useText()
  const navigate = useNavigate()
  const [open, hide] = useOpenDialogAutomatically(
    () => true,
    () => undefined,
  )
  const { text, to } = prompts[kind]
  const go = () => {
    hide()
    onDone()
    void navigate(to())
  }
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && hide()}
      onClosed={onDone}
      title={t(text)}
      closeLabel={t('core.close')}
      note={
        <span className={styles.icon}>
          <FileSignature aria-hidden="true" />
        </span>
      }
      foot={
        <ButtonStack>
          <Button tone="brand" wide onClick={go}>
            {t('contracts.prompt.go')}
          </Button>
          <Button tone="quiet" wide onClick={hide}>
            {t('contracts.prompt.cancel')}
          </Button>
        </ButtonStack>
      }>
      <p className={styles.text}>{t(`${text}.text`)}</p>
    </Modal>
  )
}
