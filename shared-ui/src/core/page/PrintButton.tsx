import { Button } from './Button'
import { Icon } from './Icon'

export function PrintButton({ children = 'In trang này' }: { children?: string }) {
  return (
    <Button tone="soft" size="small" icon={<Icon name="print" />} onClick={() => window.print()} data-no-print>
      {children}
    </Button>
  )
}
