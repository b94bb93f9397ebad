import { Outlet } from 'react-router-dom'
import { Layout } from '../../ui/frame.tsx'

/** The admin area has its own header and no footer. */
const Admin = () => (
  <Layout>
    <Outlet />
  </Layout>
)

export default Admin
