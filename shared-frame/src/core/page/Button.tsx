import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { AppLink, type AppLinkProps } from '../navigation/AppLink'
import styles from './Button.module.css'
import { classNames } from './class-names'

export interface ButtonLook {
  /** `primary`: the one thing to do here. `soft`: also good. `quiet`: text only. `danger`: takes something away. */
  readonly tone?: 'primary' | 'soft' | 'quiet' | 'danger'
  readonly size?: 'medium' | 'small'
  /** Fills the width on phones, where a thumb reaches it anywhere. */
  readonly wide?: boolean
  readonly icon?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly 'data-no-print'?: boolean
  /** Work is under way: the button can't be pressed again and says so. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  tone,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(look({ tone, size, wide }), className)}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends AppLinkProps, ButtonLook {}

/** A link that looks like a button: goes somewhere, does nothing else. */
export function LinkButton({ tone, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={classNames(look({ tone, size, wide }), className)}>
      {icon}
      {children}
    </AppLink>
  )
}

function look({ tone = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[tone], size === 'small' && styles.small, wide && styles.wide)
}
