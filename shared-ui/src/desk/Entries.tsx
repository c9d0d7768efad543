import type { ReactNode } from 'react'
import { classNames } from 'shared-frame'
import styles from './Entries.module.css'

interface FilterProps {
  readonly label: string
  /** The fields, side by side where there is room. */
  readonly children: ReactNode
}

/** What narrows a list of entries. */
export function EntryFilter({ label, children }: FilterProps) {
  return (
    <fieldset className={styles.filter} aria-label={label}>
      {children}
    </fieldset>
  )
}

/** A list of entries, one under the other. `wide`: two a row on a large screen. */
export function EntryList({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return <ul className={classNames(styles.entries, wide && styles.wide)}>{children}</ul>
}

/** Where an entry stands. */
export interface EntryState {
  readonly name: string
  readonly tone: 'plain' | 'good' | 'info' | 'warning'
}

interface EntryProps {
  readonly title: ReactNode
  readonly state?: EntryState
  /** Of its heading: 3 below a section of the list. */
  readonly level?: 2 | 3
  /** Facts and actions. */
  readonly children: ReactNode
}

/** A card of a list: its title, where it stands, and what can be done with it. */
export function Entry({ title, state, level = 2, children }: EntryProps) {
  const Heading = `h${level}` as const
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {state && <span className={classNames(styles.state, styles[state.tone])}>{state.name}</span>}
      </div>
      {children}
    </li>
  )
}

/** Short facts in one line, as far as they fit: list items. */
export function EntryFacts({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>
}

/** Buttons and links, side by side where there is room. */
export function EntryActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
