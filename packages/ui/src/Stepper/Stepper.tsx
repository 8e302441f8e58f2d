import { Check } from '../icons/index.ts'
import styles from './Stepper.module.css'

export interface StepperStep {
  readonly id: string
  readonly label: string
}

export interface StepperProps {
  /** The accessible name of the list, for example `Registration`. */
  readonly label: string
  readonly steps: readonly StepperStep[]
  /**
   * The index of the current step. All steps before the current one are done. `steps.length` means that all steps are
   * done.
   */
  readonly current: number
  /** The text that screen readers read after the name of a completed step, for example `done`. */
  readonly doneLabel: string
  /**
   * Called with the index of a completed step when the player presses that step. If it is set, the completed steps are
   * buttons.
   */
  readonly onStep?: (index: number) => void
}

/**
 * Renders the steps of a process, for example of the registration, and marks the current step. The player can go back
 * to a completed step, but cannot skip a step.
 */
export function Stepper({ label, steps, current, doneLabel, onStep }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, label: name }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo'
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Check /> : index + 1}
            </span>
            <span className={styles.name}>{name}</span>
            {state === 'done' && <span className="visually-hidden">{doneLabel}</span>}
          </>
        )
        return (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && onStep ? (
              <button type="button" className={styles.content} onClick={() => onStep(index)}>
                {content}
              </button>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
