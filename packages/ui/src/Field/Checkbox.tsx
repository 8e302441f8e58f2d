import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
}

/** A native checkbox; its label is part of the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.row, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span>{label}</span>
    </label>
  )
}
