import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Notice } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/forms'
import { registerTexts as words } from '../../texts/register'
import { socialTexts } from '../../texts/sign-in'
import { BirthYearField } from '../profile-fields/BirthYearField'
import type { ProfileForm } from '../profile-fields/profile-form'
import { keptSocial } from '../social/kept-social'
import type { AccountDraft } from './account-draft'

export interface AccountFieldsProps {
  readonly form: ProfileForm<AccountDraft>
  readonly today: CalendarDay
}

/** How one logs in later, and what one is called. */
export function AccountFields({ form, today }: AccountFieldsProps) {
  const { draft, change, problem, fieldId } = form
  return (
    <>
      {draft.social && (
        <KeptSocialNotice
          provider={draft.social.mode}
          onDrop={() => {
            keptSocial.forget()
            change({ social: null })
          }}
        />
      )}
      <TextField
        id={fieldId('userName')}
        name="userName"
        label={words.userName}
        hint={words.userNameHint}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={draft.userName}
        onChange={(userName) => change({ userName })}
        error={problem('userName')}
      />
      <TextField
        id={fieldId('fullName')}
        name="fullName"
        label={words.fullName}
        required
        autoComplete="name"
        maxLength={120}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
        error={problem('fullName')}
      />
      {draft.social === null && <PasswordFields form={form} />}
      <BirthYearField form={form} today={today} />
    </>
  )
}

function PasswordFields({ form: { draft, change, problem, fieldId } }: Pick<AccountFieldsProps, 'form'>) {
  return (
    <>
      <PasswordField
        id={fieldId('password')}
        name="password"
        label={words.password}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
        maxLength={128}
        value={draft.password}
        onChange={(password) => change({ password })}
        error={problem('password')}
      />
      <PasswordField
        id={fieldId('confirmPassword')}
        name="confirmPassword"
        label={words.confirmPassword}
        required
        autoComplete="new-password"
        maxLength={128}
        value={draft.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={problem('confirmPassword')}
      />
    </>
  )
}

function KeptSocialNotice({ provider, onDrop }: { provider: string; onDrop: () => void }) {
  return (
    <Notice
      kind="info"
      action={
        <Button tone="quiet" size="small" onClick={onDrop}>
          {socialTexts.drop}
        </Button>
      }
    >
      {socialTexts.kept(provider)}
    </Notice>
  )
}
