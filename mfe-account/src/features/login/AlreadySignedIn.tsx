import { paths } from 'shared-contracts/paths'
import { LinkButton, StatePanel } from 'shared-frame'
import { registerTexts as words } from '../../texts/register'

/** Stands in for a form that makes no sense to who is logged in. */
export function AlreadySignedIn() {
  return (
    <StatePanel
      illustration="login"
      title={words.signedIn}
      actions={<LinkButton to={paths.personal}>{words.toPersonal}</LinkButton>}
    >
      {words.signedInText}
    </StatePanel>
  )
}
