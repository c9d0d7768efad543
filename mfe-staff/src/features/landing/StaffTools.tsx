import { paths } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture, Section } from 'shared-ui'
import { texts } from '../../texts'
import styles from './Landing.module.css'

const TOOLS = [
  { to: paths.babyHealth, illustration: 'can-do', ...texts.tools.growth },
  { to: paths.nutritionNeeds, illustration: 'vi-chat', ...texts.tools.needs },
] as const

/** The site's calculators that are of use in a consultation. */
export function StaffTools() {
  return (
    <Section title={texts.tools.title} tone="leaf">
      <ul className={styles.tools}>
        {TOOLS.map((tool) => (
          <li key={tool.to} className={styles.tool}>
            <Picture
              className={styles.toolPicture}
              src={illustrationPath(tool.illustration)}
              alt=""
              width={320}
              height={240}
            />
            <div>
              <h3 className={styles.toolTitle}>
                <AppLink className={styles.toolLink} to={tool.to}>
                  {tool.title}
                </AppLink>
              </h3>
              <p className={styles.toolAbout}>{tool.about}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
