package energycockpit.keycloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PortalTest {
  private static final Portal.Facts FACTS =
      new Portal.Facts("analyst@example", "Tomasz Wren", null, 1001, List.of("ANALYST"));

  private record Asked(String method, String path, String authorization, String body) {}

  /** Asks a real HTTP server that answers as told. */
  private static Portal.Answer ask(int status, String body, AtomicReference<Asked> asked) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          asked.set(
              new Asked(
                  exchange.getRequestMethod(),
                  exchange.getRequestURI().getRawPath(),
                  exchange.getRequestHeaders().getFirst("Authorization"),
                  new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
          byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
    try {
      return new Portal("http://127.0.0.1:" + server.getAddress().getPort(), "the secret").ask("../a b", FACTS);
    } finally {
      server.stop(0);
    }
  }

  @ParameterizedTest
  @CsvSource({"true,OPEN", "false,NOTHING_OPEN"})
  void takesALiteralAnswer(String open, Portal.Answer expected) throws IOException {
    assertEquals(expected, ask(200, "{\"open\":" + open + "}", new AtomicReference<>()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "false", "[]", "{}", "{\"open\":\"false\"}", "{\"open\":0}", "{\"open\":null}", "<html>", "{\"open\":fal"})
  void takesNothingElseForAnAnswer(String body) throws IOException {
    assertEquals(Portal.Answer.UNANSWERED, ask(200, body, new AtomicReference<>()));
  }

  @ParameterizedTest
  @ValueSource(ints = {201, 302, 401, 429, 500, 503})
  void takesNoOtherStatusForAnAnswer(int status) throws IOException {
    assertEquals(Portal.Answer.UNANSWERED, ask(status, "{\"open\":false}", new AtomicReference<>()));
  }

  @Test
  void asksWithTheSecretAndWhatIsKnownOfTheUser() throws IOException {
    AtomicReference<Asked> asked = new AtomicReference<>();
    ask(200, "{\"open\":false}", asked);
    assertEquals("POST", asked.get().method());
    assertEquals("/rest/identity-provider/required-actions/..%2Fa+b", asked.get().path());
    assertEquals("Bearer the secret", asked.get().authorization());
    assertTrue(asked.get().body().contains("\"clientBusinessId\":1001"), asked.get().body());
    assertTrue(asked.get().body().contains("\"roles\":[\"ANALYST\"]"), asked.get().body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://127.0.0.1:1", "not an address"})
  void aPortalThatIsAwayAnswersNothing(String url) {
    assertEquals(Portal.Answer.UNANSWERED, new Portal(url, "secret").ask("id", FACTS));
  }

  @Test
  void aForgottenSettingAnswersNothing() {
    assertEquals(Portal.Answer.UNANSWERED, new Portal(null, null).ask("id", FACTS));
  }

  @Test
  void aBusinessIsANumberOrAbsent() {
    assertEquals(1001, BlockingPageAction.numberOf("1001"));
    for (String text : new String[] {null, "", "-1", "1.5", "1001 ", "99999999999"})
      assertNull(BlockingPageAction.numberOf(text));
  }
}
