import { AppLink } from './AppLink'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbStep {
  readonly title: string
  readonly path: string
}

/** The trail to this page, home first. The last step is the page itself and no link. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Đường dẫn trang">
      <ol>
        {steps.map((step, index) => (
          <li key={step.path}>
            {index < steps.length - 1 ? (
              <AppLink to={step.path}>{step.title}</AppLink>
            ) : (
              <span aria-current="page">{step.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
