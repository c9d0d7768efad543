import { objectTypeGroups } from 'shared-contracts/ages'
import { CardGrid, LinkButton, Section } from 'shared-ui'
import { texts } from '../../texts'
import { menuObjectTypes } from './object-type-choice'

/** The first question of both ways to a menu: for whom? Links, so that it works without script. */
export function ObjectTypeChoice({ to }: { to: (objectTypeId: number) => string }) {
  const children = menuObjectTypes.filter((type) => type.group === objectTypeGroups.child)
  const mothers = menuObjectTypes.filter((type) => type.group !== objectTypeGroups.child)
  return (
    <>
      <Section title={texts.setup.children} intro={texts.setup.tooYoung}>
        <CardGrid>
          {children.map((type) => (
            <LinkButton key={type.id} to={to(type.id)} tone="soft">
              {type.title}
            </LinkButton>
          ))}
        </CardGrid>
      </Section>
      <Section title={texts.setup.mothers}>
        <CardGrid>
          {mothers.map((type) => (
            <LinkButton key={type.id} to={to(type.id)} tone="soft">
              {type.title}
            </LinkButton>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
