import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Notice } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { registerTexts as words } from '../../../texts/register'
import { socialTexts } from '../../../texts/sign-in'
import { BirthYearField } from '../../profile-fields'
import { keptSocial } from '../../social'
import type { AccountValues } from '../forms/account-values'

const fields = formFields<AccountValues>()

/** How one logs in later, and what one is called. */
export function AccountFields({ today }: { today: CalendarDay }) {
  const social = fields.useValue('social')
  const change = fields.useChange()
  return (
    <>
      {social && (
        <KeptSocialNotice
          provider={social.mode}
          onDrop={() => {
            keptSocial.forget()
            change({ social: null })
          }}
        />
      )}
      <fields.Text
        name="userName"
        label={words.userName}
        hint={words.userNameHint}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <fields.Text name="fullName" label={words.fullName} required autoComplete="name" maxLength={120} />
      {social === null && <PasswordFields />}
      <BirthYearField today={today} />
    </>
  )
}

function PasswordFields() {
  const look = { required: true, autoComplete: 'new-password', maxLength: 128 } as const
  return (
    <>
      <fields.Password name="password" label={words.password} hint={words.passwordHint} {...look} />
      <fields.Password name="confirmPassword" label={words.confirmPassword} {...look} />
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
