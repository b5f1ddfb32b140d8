import NewsletterForm from './newsletter-form.tsx';

/** The form on the start page of the shop. */
export default function NewsletterSection() {
  return (
    <section
      aria-labelledby="novidades"
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-8 lg:grid-cols-2 lg:items-center lg:gap-12"
    >
      <div>
        <h2 id="novidades" className="display text-2xl">
          10% na primeira compra
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          Assine as novidades da loja. O cupom chega depois que você confirma o e-mail.
        </p>
      </div>
      <NewsletterForm />
    </section>
  );
}
