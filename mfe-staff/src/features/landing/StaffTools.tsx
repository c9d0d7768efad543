import { paths } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture, Section } from 'shared-frame'
import { texts } from '../../texts'
import styles from './Landing.module.css'
import { openTools, type StaffTool, staffTools } from './tools'

const files: StaffTool = {
  path: paths.staffFiles,
  illustration: 'van-ban',
  title: texts.files.name,
  about: texts.files.about,
}

/** What staff download, what they work with, and what of everybody's is of use to them. */
export function StaffTools() {
  return (
    <>
      <Section title={texts.files.title} tone="leaf">
        <Cards cards={[files]} />
      </Section>
      <Section title={texts.tools.title} tone="leaf">
        <Cards cards={staffTools} />
        <h3 className={styles.group}>{texts.tools.open}</h3>
        <p className={styles.toolAbout}>{texts.tools.openAbout}</p>
        <Cards cards={openTools} />
      </Section>
    </>
  )
}

function Cards({ cards }: { cards: readonly StaffTool[] }) {
  return (
    <ul className={styles.tools}>
      {cards.map((tool) => (
        <li key={tool.path} className={styles.tool}>
          <Picture
            className={styles.toolPicture}
            src={illustrationPath(tool.illustration)}
            alt=""
            width={320}
            height={240}
          />
          <div>
            <h3 className={styles.toolTitle}>
              <AppLink className={styles.toolLink} to={tool.path}>
                {tool.title}
              </AppLink>
            </h3>
            <p className={styles.toolAbout}>{tool.about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
