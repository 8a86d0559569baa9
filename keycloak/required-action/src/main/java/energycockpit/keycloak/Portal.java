package energycockpit.keycloak;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.keycloak.util.JsonSerialization;

/** Asks the portal whether a user has something to confirm before the log-in may end. */
final class Portal {
  private static final Logger LOG = System.getLogger(Portal.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  enum Answer {
    OPEN,
    NOTHING_OPEN,
    /** The portal is away, or said anything else than a literal true or false. */
    UNANSWERED
  }

  /** What Keycloak knows of the user, so that a user whom the portal has never seen has something to confirm too. */
  record Facts(String userName, String displayName, String email, Integer clientBusinessId, List<String> roles) {}

  private final String baseUrl;
  private final String secret;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  Portal(String baseUrl, String secret) {
    this.baseUrl = baseUrl;
    this.secret = secret;
  }

  /** PORTAL_INTERNAL_URL where the portal is reached by another address from here than from browsers. */
  static Portal fromEnvironment() {
    String internal = System.getenv("PORTAL_INTERNAL_URL");
    return new Portal(internal != null ? internal : System.getenv("PORTAL_URL"), System.getenv("KEYCLOAK_BLOCKING_SECRET"));
  }

  Answer ask(String userId, Facts facts) {
    try {
      String path = "/rest/identity-provider/required-actions/" + URLEncoder.encode(userId, StandardCharsets.UTF_8);
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(baseUrl + path))
              .timeout(PATIENCE)
              .header("Authorization", "Bearer " + secret)
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(JsonSerialization.writeValueAsString(facts)))
              .build();
      HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
      Answer answer = response.statusCode() == 200 ? read(response.body()) : Answer.UNANSWERED;
      if (answer == Answer.UNANSWERED)
        LOG.log(Level.WARNING, "The portal answered {0} to whether a user has something to confirm", response.statusCode());
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Answer.UNANSWERED;
    } catch (IOException | IllegalArgumentException | NullPointerException e) {
      LOG.log(Level.WARNING, "The portal at {0} cannot be asked: {1}", baseUrl, e);
      return Answer.UNANSWERED;
    }
  }

  static Answer read(String body) throws IOException {
    JsonNode open = JsonSerialization.readValue(body, JsonNode.class).path("open");
    if (!open.isBoolean()) return Answer.UNANSWERED;
    return open.booleanValue() ? Answer.OPEN : Answer.NOTHING_OPEN;
  }
}
