import { type MouseEvent, useId } from 'react'
import { type Eater, MOST_PEOPLE } from 'shared-contracts/family'
import { AppLink, classNames, inPageDestination, useShell } from 'shared-frame'
import { forWhomTexts } from '../../../texts/for-whom'
import type { Choice } from '../rules/choices'
import { isSame, withEater } from '../rules/for-whom'
import styles from './ForWhomSwitch.module.css'

interface ForWhomSwitchProps {
  readonly choices: readonly Choice[]
  /** Whom the amounts on screen are for; null: for nobody who is offered. */
  readonly chosen: Eater | null
  /** The address of the same page, with what else it asks for. */
  readonly path: string
}

/** For whom amounts are told. Links with addresses of their own: they can be shared and work without script. */
export function ForWhomSwitch({ choices, chosen, path }: ForWhomSwitchProps) {
  const shell = useShell()
  const labelId = useId()
  /** The page stays where it is: only its amounts change. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const destination = inPageDestination(event, event.currentTarget)
    if (destination === null) return
    event.preventDefault()
    void shell.navigate(destination, { replace: true, keepScroll: true })
  }
  return (
    <nav className={styles.switch} aria-labelledby={labelId} data-no-print>
      <p id={labelId} className={styles.label}>
        {forWhomTexts.label}
      </p>
      <ul className={styles.choices}>
        {choices.map(({ forWhom, title }) => {
          const current = chosen !== null && isSame(forWhom, chosen)
          return (
            <li key={`${forWhom.kind} ${title}`}>
              <AppLink
                className={classNames(styles.choice, current && styles.current)}
                to={withEater(path, forWhom)}
                aria-current={current ? 'true' : undefined}
                onClick={follow}
              >
                {title}
              </AppLink>
            </li>
          )
        })}
      </ul>
      {chosen?.kind === 'adults' && <PeopleStepper people={chosen.people} path={path} onFollow={follow} />}
    </nav>
  )
}

function PeopleStepper({
  people,
  path,
  onFollow,
}: {
  people: number
  path: string
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  const step = (to: number, sign: string, label: string) =>
    to < 1 || to > MOST_PEOPLE ? (
      <span className={classNames(styles.step, styles.atEnd)} aria-hidden="true">
        {sign}
      </span>
    ) : (
      <AppLink
        className={styles.step}
        to={withEater(path, { kind: 'adults', people: to })}
        aria-label={label}
        onClick={onFollow}
      >
        {sign}
      </AppLink>
    )
  return (
    <div className={styles.stepper}>
      {step(people - 1, '−', forWhomTexts.less)}
      <strong role="status">{forWhomTexts.people(people)}</strong>
      {step(people + 1, '+', forWhomTexts.more)}
    </div>
  )
}
