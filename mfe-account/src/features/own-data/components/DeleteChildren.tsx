import { type CalendarDay, childName } from 'shared-contracts/ages'
import { Section, type VisitorProfile } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { accountTexts } from '../../../texts/account'
import { childFacts } from '../../overview'
import { Row, Rows } from '../../own-account'
import { useDeleteChild } from '../requests/delete-child'

const texts = accountTexts.ownData

/** The children of the account, each of which can be erased with its figures. */
export function DeleteChildren({ user, today }: { user: VisitorProfile; today: CalendarDay }) {
  const erase = useDeleteChild()
  return (
    <Section title={texts.children} intro={user.children.length === 0 ? texts.noChildren : texts.childrenHint}>
      <Rows>
        {user.children.map((child) => {
          const name = childName(child, user.children)
          return (
            <Row
              key={child.id}
              words={
                <>
                  <h3>{name}</h3>
                  <p>{childFacts(child, today)}</p>
                </>
              }
            >
              <AskFirst
                tone="danger"
                busy={erase.isPending && erase.variables.id === child.id}
                label={texts.deleteChild}
                aria-label={texts.deleteChildOf(name)}
                question={texts.deleteChildQuestion(name)}
                warning={texts.deleteChildText}
                confirmLabel={texts.deleteChildConfirm}
                onAgreed={() => erase.mutate({ id: child.id, name })}
              />
            </Row>
          )
        })}
      </Rows>
    </Section>
  )
}
