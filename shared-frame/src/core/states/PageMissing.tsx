import { illustrationPath, paths } from 'shared-contracts/paths'
import { SearchBox } from '../navigation/SearchBox'
import { LinkButton } from '../page/Button'
import { Page } from '../page/Page'
import styles from './PageMissing.module.css'

/** The page of a 404: fixed English texts (docs/product/site.md) with an explanation in Vietnamese round it. */
export function PageMissing() {
  return (
    <Page width="text">
      <div className={styles.missing}>
        <img className={styles.drawing} src={illustrationPath('not-found')} width={320} height={240} alt="" />
        <h1>Không tìm thấy trang này</h1>
        <div className={styles.english} lang="en">
          <p>Page not found</p>
          <p>This page could not be found</p>
        </div>
        <p>Có thể địa chỉ đã đổi hoặc bài viết đã được gỡ. Bạn tìm lại bằng tên món ăn, bài viết nhé.</p>
        <SearchBox />
        <LinkButton to={paths.home} tone="soft">
          Về trang chủ
        </LinkButton>
      </div>
    </Page>
  )
}
