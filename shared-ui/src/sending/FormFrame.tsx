import type { FormEvent, ReactNode } from 'react'
import type { ErrorLink } from 'shared-contracts/errors'
import { AppLink, Button, Stack } from 'shared-ui'
import { FormSummary, FormsProvider } from 'shared-ui/forms'

interface FormState {
  readonly errors: readonly { readonly fieldId: string | null; readonly message: string }[]
  readonly links: readonly ErrorLink[]
  readonly sending: boolean
  readonly submit: (event: FormEvent) => void
}

export interface FormFrameProps {
  readonly form: FormState
  readonly submitLabel: string
  readonly tone?: 'primary' | 'danger'
  readonly children: ReactNode
  /** Below the button. */
  readonly after?: ReactNode
}

/** A form with what is wrong above its fields, the ways out that the server names, and its one button. */
export function FormFrame({ form, submitLabel, tone, children, after }: FormFrameProps) {
  return (
    <FormsProvider>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <FormSummary errors={form.errors} />
          {form.links.length > 0 && (
            <p>
              {form.links.map(({ title, path }) => (
                <AppLink key={path} to={path}>
                  {title}
                </AppLink>
              ))}
            </p>
          )}
          {children}
          <Button type="submit" wide tone={tone} busy={form.sending}>
            {submitLabel}
          </Button>
          {after}
        </Stack>
      </form>
    </FormsProvider>
  )
}
