import { useId, useState } from 'react';
import { PriceRow, PriceRows, PriceTotal } from '../cart/public/price-rows.tsx';
import { SumPanel, WITH_SUM } from '../cart/public/sum-panel.tsx';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { Price } from '../catalog/public/price.tsx';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { Swatches } from '../catalog/public/swatches.tsx';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/part.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { products } from './sample-data.ts';
import { Row, Section, Specimen } from './specimen.tsx';

export function ShopSection() {
  return (
    <Section id="loja" title="Loja">
      <Specimen name="Preço" file="ui/price.tsx">
        {() => (
          <Row>
            <Price size="page" price={38_900} promotionalPrice={32_900} />
            <Price size="page" price={123_450} />
            <Price price={38_900} promotionalPrice={32_900} />
            <Price price={21_990} />
          </Row>
        )}
      </Specimen>
      <Specimen name="Cartão de produto" file="ui/product-card.tsx, ui/swatches.tsx">
        {() => (
          <>
            <Grid />
            <Row name="comprar">
              <Button size="lg">Comprar</Button>
              <Button size="lg" tone="secondary">
                Provar
              </Button>
              <Swatches colors={products[0]?.colors ?? []} />
            </Row>
          </>
        )}
      </Specimen>
      <Specimen
        name="Comprar"
        file="ui/sum-panel.tsx, ui/price-rows.tsx, ui/stepper.tsx, ui/part.tsx, ui/frame-thumb.tsx"
      >
        {() => <Purchase />}
      </Specimen>
    </Section>
  );
}

function Purchase() {
  const [quantity, setQuantity] = useState(2);
  return (
    <div className={WITH_SUM}>
      <Part title="Óculos" action={<FrameThumb image={null} className="w-20" />}>
        <Stepper
          label="Quantidade"
          name="quantidade"
          value={quantity}
          min={1}
          max={10}
          onChange={setQuantity}
        />
      </Part>
      <SumPanel
        name="Resumo"
        total={{ label: 'Total', cents: 70_020 }}
        action={
          <Button wide size="lg">
            Continuar
          </Button>
        }
      >
        <PriceRows>
          <PriceRow label="Subtotal" value={77_800} />
          <PriceRow label="Cupom ARO10" value={7_780} off />
          <PriceRow label="Frete Econômica" value="Grátis" />
          <PriceTotal label="Total" cents={70_020} note="R$ 665,19 no Pix" />
        </PriceRows>
      </SumPanel>
    </div>
  );
}

function Grid() {
  // The grid is rendered twice, and a favourite button has an id derived from its product.
  const own = useId();
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(new Set(['copacabana-71']));
  const toggle = (slug: string) => {
    const next = new Set(favorites);
    if (!next.delete(slug)) next.add(slug);
    setFavorites(next);
  };
  return (
    <div className="specimen-columns">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={{ ...product, id: `${product.id}${own}` }}
          favorite={favorites.has(product.slug)}
          onToggleFavorite={() => toggle(product.slug)}
        />
      ))}
    </div>
  );
}
