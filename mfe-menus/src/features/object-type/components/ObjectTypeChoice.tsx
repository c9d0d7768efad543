import { objectTypeGroups } from 'shared-contracts/ages'
import { CardGrid, LinkButton, Section } from 'shared-frame'
import { setupTexts } from '../../../texts/setup'
import { menuObjectTypes } from '../rules/object-type-choice'

/** Choice of the object type, for the menu bank and for building. Links, so that it works without script. */
export function ObjectTypeChoice({
  to,
  chosenId,
}: {
  to: (objectTypeId: number) => string
  /** The one that the address names; null: none. */
  chosenId: number | null
}) {
  const children = menuObjectTypes.filter((type) => type.group === objectTypeGroups.child)
  const mothers = menuObjectTypes.filter((type) => type.group !== objectTypeGroups.child)
  return (
    <>
      <Section title={setupTexts.children} intro={setupTexts.tooYoung}>
        <CardGrid>
          {children.map((type) => (
            <LinkButton
              key={type.id}
              to={to(type.id)}
              tone={type.id === chosenId ? 'primary' : 'soft'}
              aria-current={type.id === chosenId ? 'true' : undefined}
            >
              {type.title}
            </LinkButton>
          ))}
        </CardGrid>
      </Section>
      <Section title={setupTexts.mothers}>
        <CardGrid>
          {mothers.map((type) => (
            <LinkButton
              key={type.id}
              to={to(type.id)}
              tone={type.id === chosenId ? 'primary' : 'soft'}
              aria-current={type.id === chosenId ? 'true' : undefined}
            >
              {type.title}
            </LinkButton>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
