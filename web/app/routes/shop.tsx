import { Outlet } from 'react-router-dom'
import { Frame } from '../../ui/frame.tsx'

const Shop = () => (
  <Frame>
    <Outlet />
  </Frame>
)

export default Shop
