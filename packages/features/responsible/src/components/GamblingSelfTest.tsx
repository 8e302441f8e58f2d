import { useLanguageFormat, useText } from '@lobby/i18n'
import { getPlatformNow, useClockOffset } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import { Button, Card, InlineNotice, SegmentedControl, SubmitButton } from '@lobby/ui'
import { useState } from 'react'
import { storeResponsibleGamingData } from '../model/ownPlay.ts'
import {
  getSelfTestOutcome,
  selfTestQuestions,
  readSelfTestResult,
  type SelfTestOutcome,
  type SelfTestResult,
} from '../model/selfTest.ts'
import styles from './GamblingSelfTest.module.css'

const tones = { calm: 'win', watch: 'warn', help: 'loss' } as const satisfies Readonly<Record<SelfTestOutcome, string>>

/** Asks five questions and shows a result. The result stays on this device, and the player can delete it. */
export function GamblingSelfTest() {
  const t = useText()
  const { date } = useLanguageFormat()
  const storage = useStorage()
  const offset = useClockOffset()
  const [result, setResult] = useState(() => readSelfTestResult(storage))
  const [asking, setAsking] = useState(false)
  const finish = (yes: number) => {
    const next: SelfTestResult = { outcome: getSelfTestOutcome(yes), at: getPlatformNow(offset) }
    storeResponsibleGamingData(storage, 'selfTest', next)
    setResult(next)
    setAsking(false)
  }
  const forget = () => {
    storeResponsibleGamingData(storage, 'selfTest', undefined)
    setResult(null)
  }
  return (
    <Card title={t('responsible.test')}>
      <div className={styles.test}>
        <p className={styles.text}>{t('responsible.test.text')}</p>
        {result && !asking && (
          <>
            <p className={styles.text}>{t('responsible.test.last', { date: date(result.at) })}</p>
            <InlineNotice tone={tones[result.outcome]}>{t(`responsible.test.${result.outcome}`)}</InlineNotice>
          </>
        )}
        {asking ? (
          <Questions onDone={finish} />
        ) : (
          <div className={styles.actions}>
            <Button onClick={() => setAsking(true)}>
              {t(result ? 'responsible.test.again' : 'responsible.test.start')}
            </Button>
            {result && (
              <Button tone="quiet" onClick={forget}>
                {t('responsible.test.forget')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function Questions({ onDone }: { readonly onDone: (yes: number) => void }) {
  const t = useText()
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const complete = selfTestQuestions.every((question) => answers[question] !== undefined)
  return (
    <form
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) onDone(Object.values(answers).filter((answer) => answer === 'yes').length)
      }}>
      {selfTestQuestions.map((question) => (
        <SegmentedControl
          key={question}
          label={t(`responsible.test.${question}`)}
          labelled
          items={[
            { id: 'yes', label: t('responsible.test.yes') },
            { id: 'no', label: t('responsible.test.no') },
          ]}
          value={answers[question] ?? ''}
          onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
        />
      ))}
      <SubmitButton reason={complete ? undefined : t('responsible.test.missing')}>
        {t('responsible.test.result')}
      </SubmitButton>
    </form>
  )
}
