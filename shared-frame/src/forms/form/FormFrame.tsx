import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AppLink } from '../../core/navigation/AppLink'
import { Button } from '../../core/page/Button'
import { Stack } from '../../core/page/Page'
import { MuiProvider } from '../../theme/MuiProvider'
import { FormSummary } from './FormSummary'
import { FormContext } from './form-context'
import type { FieldForm } from './use-field-form'

export interface FormFrameProps<V extends FieldValues> {
  readonly form: FieldForm<V>
  readonly submitLabel: string
  readonly tone?: 'primary' | 'danger'
  /** Whether something that follows the submission is still running. */
  readonly busy?: boolean
  readonly gap?: 'small' | 'medium' | 'large'
  readonly children: ReactNode
  /** Below the button. */
  readonly after?: ReactNode
}

/** A form with what is wrong above its fields, the ways out that the server names, and its one button. */
export function FormFrame<V extends FieldValues>({
  form,
  submitLabel,
  tone,
  busy,
  gap,
  children,
  after,
}: FormFrameProps<V>) {
  return (
    <MuiProvider>
      <FormContext value={form}>
        <form onSubmit={form.submit} noValidate>
          <Stack gap={gap}>
            <FormSummary errors={form.errors} refusals={form.refusals} />
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
            <Button type="submit" wide tone={tone} busy={form.sending || busy}>
              {submitLabel}
            </Button>
            {after}
          </Stack>
        </form>
      </FormContext>
    </MuiProvider>
  )
}
