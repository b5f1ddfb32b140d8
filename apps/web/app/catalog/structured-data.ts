import { brand } from '@arquiba/contract/brand';
import type { Product } from '@arquiba/contract/catalog';
import type { MetaDescriptor } from 'react-router';
import { pictureSources } from '../ui/picture-sources.ts';
import { MATERIAL_NAMES } from './frame-words.ts';
import { colorPath } from './public/color-address.ts';

/** The structured data of a product for search engines (schema.org). */
export function structuredData(product: Product, origin: string): MetaDescriptor {
  const { title, description, material, colors, rating } = product;
  const cents = product.promotionalPrice ?? product.price;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      category: 'Óculos',
      material: MATERIAL_NAMES[material],
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
        },
      }),
      brand: { '@type': 'Brand', name: brand.shop.name },
      image: colors.flatMap(({ image }) => (image ? [pictureSources(image).src] : [])),
      offers: colors.map((color) => ({
        '@type': 'Offer',
        url: origin + colorPath(product, color.color),
        name: `${title}, ${color.color}`,
        price: (cents / 100).toFixed(2),
        priceCurrency: 'BRL',
        availability: `https://schema.org/${color.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      })),
    },
  };
}
