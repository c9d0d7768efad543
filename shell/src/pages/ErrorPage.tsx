import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, Page, SearchBox, StatePanel } from 'shared-frame'
import styles from './ErrorPage.module.css'

/** The document host could not make the page. */
export function ErrorPage() {
  return (
    <Page width="text">
      <h1>Có lỗi xảy ra</h1>
      <StatePanel
        illustration="loi"
        title="Trang này tạm thời chưa mở được"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Tải lại trang</Button>
            <LinkButton to={paths.home} tone="soft">
              Về trang chủ
            </LinkButton>
          </>
        }
      >
        <p lang="en">An error occurred</p>
        <p>Lỗi ở phía chúng tôi, không phải do bạn. Bạn thử lại sau ít phút, hoặc tìm điều bạn cần:</p>
      </StatePanel>
      <div className={styles.search}>
        <SearchBox />
      </div>
    </Page>
  )
}
