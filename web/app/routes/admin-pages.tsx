import { ErrorPage } from '../../features/not-found/error-page.tsx'
import { Content } from '../../ui/frame.tsx'

export { AdminArea as default } from '../../features/admin/admin-area.tsx'

export const ErrorBoundary = () => (
  <Content>
    <ErrorPage />
  </Content>
)
