// Pictures of Valhalla's cards.
import { gallery } from '../../../ui/cards/pictures';

export const { fetchPictures, fetchSome, rasterize, Picture } = gallery(() => import('art:valhalla'));
